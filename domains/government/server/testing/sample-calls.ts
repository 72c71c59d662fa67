/** Calls about court files that succeed. */
import type { SampleCall, SampleCalls, SampleWorld } from '@mizan/platform/domain'

const named = { courtId: 'B-101', caseNo: '2026/1755', typeCode: '15' }

async function linked(world: SampleWorld) {
  const { headers } = await world.superAdmin()
  const body = { ...world.bodyOf('cases.create'), conflictsSeen: true }
  const { caseId } = await world.must(headers, 'cases.create', { body })
  const wanted = { ...world.bodyOf('government.create'), caseId }
  const { governmentCaseId } = await world.must(headers, 'government.create', { body: wanted })
  return { headers, caseId: String(caseId), governmentCaseId: String(governmentCaseId) }
}

const listed = async (world: SampleWorld) => {
  const { headers, caseId, governmentCaseId } = await linked(world)
  const body = { ...world.bodyOf('government.verifyFiles'), governmentCaseId }
  const { items } = await world.must(headers, 'government.verifyFiles', { body })
  const [file] = items as { fileId: string; references: { fileId: string }[] }[]
  return {
    headers,
    caseId,
    governmentCaseId,
    fileId: file?.fileId ?? '',
    referenceId: file?.references[0]?.fileId ?? '',
  }
}

/** The documented body, for the court file that was linked. */
const ofLinked =
  (row: string): SampleCall =>
  async (world) => {
    const { headers, governmentCaseId } = await linked(world)
    return { headers, input: { body: { ...world.bodyOf(row), governmentCaseId } } }
  }

export const governmentSampleCalls: SampleCalls = {
  'government.create': async (world) => {
    const { headers } = await world.superAdmin()
    return { headers, input: { body: { ...world.bodyOf('government.create'), conflictsSeen: true } } }
  },
  'government.update': ofLinked('government.update'),
  'government.extensionCases': async (world) => {
    const { headers } = await linked(world)
    return { headers, input: { body: { cases: [named] } } }
  },
  'government.verifyFiles': ofLinked('government.verifyFiles'),
  'government.addFile': async (world) => {
    const { headers, fileId } = await listed(world)
    return { headers, input: { body: { ...world.bodyOf('government.addFile'), GovernmentFileId: fileId } } }
  },
  'government.addReferenceFile': async (world) => {
    const { headers, fileId, referenceId } = await listed(world)
    const ids = { MainFileId: fileId, ReferencedFileId: referenceId }
    return { headers, input: { body: { ...world.bodyOf('government.addReferenceFile'), ...ids } } }
  },
  'government.endFileSync': ofLinked('government.endFileSync'),
  'government.files': async (world) => {
    const { headers, caseId } = await listed(world)
    return { headers, input: { params: { caseId } } }
  },
  'government.proposals': async (world) => {
    const { headers, caseId } = await listed(world)
    return { headers, input: { params: { caseId } } }
  },
  'government.dismiss': async (world) => {
    const { headers, caseId, governmentCaseId } = await listed(world)
    return { headers, input: { params: { caseId }, body: { governmentCaseId, key: 'party ayşe örnek' } } }
  },
  'government.read': async (world) => {
    const { headers, caseId } = await listed(world)
    return { headers, input: { params: { caseId }, body: {} } }
  },
}
