/** Drafts of another office. */
import { defineOtherOffice } from '@mizan/platform/domain'

/** The names are shared by all domains, so the case of this one has a name of its own. */
type Ids = { draftId: string; draftVersionId: string; draftedCaseId: string }

const newCase = { displayTitle: 'Taslak davası', caseNumber: 'T-1', conflictsSeen: true } as const

const answer = 'draft.not_found'
const ofDraft = (body?: object) => ({
  input: ({ draftId }: Ids) => ({ params: { draftId }, ...(body && { body }) }),
  answer,
})
const edge = { blocks: [], pageNumber: null }
const page = { width: 595, height: 842, isLandscape: false, left: 71, right: 71, top: 71, bottom: 71 }
const text = {
  ...{ page: { ...page, headerOffset: 20, footerOffset: 20 }, header: edge, footer: edge, blocks: [] },
}

export const draftOtherOffice = defineOtherOffice<Ids>({
  fill: async (call) => {
    const { draftId } = await call('drafts.generate', { body: { templateId: 'ihtarname' } })
    const params = { draftId: String(draftId) }
    const [version] = (await call('drafts.versions', { params })) as unknown as { versionId: string }[]
    const { caseId } = await call('cases.create', { body: newCase })
    return {
      draftId: params.draftId,
      draftVersionId: version?.versionId ?? '',
      draftedCaseId: String(caseId),
    }
  },
  reaches: {
    'drafts.generate': {
      input: ({ draftedCaseId }) => ({ body: { templateId: 'ihtarname', caseId: draftedCaseId } }),
      answer: 'case.not_found',
    },
    'drafts.read': ofDraft(),
    'drafts.save': ofDraft({ revision: 1, title: 'Ele geçen', text }),
    'drafts.delete': ofDraft(),
    'drafts.versions': ofDraft(),
    'drafts.version': {
      input: ({ draftId, draftVersionId }) => ({ params: { draftId, versionId: draftVersionId } }),
      answer,
    },
    'drafts.file': ofDraft(),
    'drafts.toCase': ofDraft({ type: 'udf' }),
  },
})
