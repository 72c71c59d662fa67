/** Calls about drafts that succeed: each begins with a draft of the caller, or of a case of theirs. */
import type { SampleCall, SampleCalls, SampleInput } from '@mizan/platform/domain'

interface Ids {
  draftId: string
  caseId: string
}

const ofDraft =
  (inputOf: (ids: Ids, body: object) => SampleInput): SampleCall =>
  async (world, { body }) => {
    const { headers } = await world.superAdmin()
    const wanted = { ...world.bodyOf('cases.create'), conflictsSeen: true }
    const { caseId } = await world.must(headers, 'cases.create', { body: wanted })
    const { draftId } = await world.must(headers, 'drafts.generate', {
      body: { templateId: 'ihtarname', caseId: String(caseId) },
    })
    return { headers, input: inputOf({ draftId: String(draftId), caseId: String(caseId) }, body as object) }
  }

const named = ofDraft(({ draftId }, body) => ({ params: { draftId }, ...(body ? { body } : {}) }))

const ofTemplate: SampleCall = async (world, { body }) => {
  const { headers } = await world.superAdmin()
  const { templateId } = await world.must(headers, 'templates.create', { body: { title: 'Şablon' } })
  const params = { templateId: String(templateId) }
  return { headers, input: body === undefined ? { params } : { params, body: body as object } }
}

export const draftSampleCalls: SampleCalls = {
  'drafts.list': ofDraft(() => ({})),
  'drafts.generate': ofDraft(({ caseId }, body) => ({ body: { ...body, caseId } })),
  'drafts.read': named,
  'drafts.save': named,
  'drafts.delete': named,
  'drafts.versions': named,
  'drafts.version': async (world) => {
    const { headers } = await world.superAdmin()
    const { draftId } = await world.must(headers, 'drafts.generate', { body: { templateId: 'ihtarname' } })
    const params = { draftId: String(draftId) }
    const found = (await world.must(headers, 'drafts.versions', { params })) as unknown as {
      versionId: string
    }[]
    return { headers, input: { params: { ...params, versionId: found[0]?.versionId ?? '' } } }
  },
  'drafts.file': named,
  'drafts.toCase': named,
  'templates.read': ofTemplate,
  'templates.save': ofTemplate,
  'templates.delete': ofTemplate,
  'templates.list': ofDraft(({ caseId }) => ({ query: { caseId } })),
}
