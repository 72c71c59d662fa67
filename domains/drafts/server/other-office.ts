/** Drafts of another office. */
import { defineOtherOffice } from '@mizan/platform/domain'
import { emptyText } from '../contract/empty-text.ts'

/** The names are shared by all domains, so the case of this one has a name of its own. */
type Ids = { draftId: string; draftVersionId: string; draftedCaseId: string; draftTemplateId: string }

const newCase = { displayTitle: 'Taslak davası', caseNumber: 'T-1', conflictsSeen: true } as const

const answer = 'draft.not_found'
const ofDraft = (body?: object) => ({
  input: ({ draftId }: Ids) => ({ params: { draftId }, ...(body && { body }) }),
  answer,
})
const ofTemplate = (body?: object) => ({
  input: ({ draftTemplateId: templateId }: Ids) => ({ params: { templateId }, ...(body && { body }) }),
  answer: 'draft.template_not_found',
})
const text = emptyText()

export const draftOtherOffice = defineOtherOffice<Ids>({
  fill: async (call) => {
    const { draftId } = await call('drafts.generate', { body: { templateId: 'ihtarname' } })
    const params = { draftId: String(draftId) }
    const [version] = (await call('drafts.versions', { params })) as unknown as { versionId: string }[]
    const { caseId } = await call('cases.create', { body: newCase })
    const { templateId } = await call('templates.create', { body: { title: 'Büro şablonu' } })
    return {
      draftId: params.draftId,
      draftVersionId: version?.versionId ?? '',
      draftedCaseId: String(caseId),
      draftTemplateId: String(templateId),
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
    'templates.read': ofTemplate(),
    'templates.save': ofTemplate({
      ...{ revision: 1, title: 'Ele geçen', kind: 'notice', purpose: '', fields: [] },
      body: { text, when: [] },
    }),
    'templates.delete': ofTemplate(),
    'templates.create': {
      input: ({ draftTemplateId }) => ({ body: { title: 'Ele geçen', sourceId: draftTemplateId } }),
      answer: 'draft.template_not_found',
    },
  },
})
