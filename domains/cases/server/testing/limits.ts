/** Time limits of a case that two people may write, for tests of what one of them may do alone. */
import assert from 'node:assert/strict'
import { newCase, type Person, type TestCases } from './index.ts'

export type LimitParams = Record<'caseId' | 'limitId', string>

type Step = 'complete' | 'confirm' | 'reject' | 'reopen' | 'delete' | 'restore'

/** A critical one, unless `more` says otherwise. */
export async function limitOfTwo(world: TestCases, more: object = {}) {
  const me = world.signIn()
  const other = world.signIn({ officeId: me.officeId, name: 'Ayşe Kaya' })
  return { me, other, params: await newLimit(me, more) }
}

export async function newLimit(by: Person, more: object = {}): Promise<LimitParams> {
  const { caseId } = await newCase(by)
  const wanted = { title: 'İstinaf süresi', date: '2026-12-14', isCritical: true, ...more }
  const { data, body } = await by.of('limits.add', caseId, wanted)
  assert.ok(data, body)
  return { caseId, limitId: data.limitId }
}

export const nowOf = async (by: Person, { caseId, limitId }: LimitParams) =>
  (await by.of('limits.list', caseId)).data.items.find((one: LimitParams) => one.limitId === limitId)

/** Without a version of their own, people have seen the newest. */
export const update = (by: Person, params: LimitParams, body: object) =>
  seen('limits.update', by, params, body)

export const step = (by: Person, name: Step, params: LimitParams, body: object = {}) =>
  seen(`limits.${name}`, by, params, body)

async function seen(row: `limits.${Step | 'update'}`, by: Person, params: LimitParams, body: object) {
  const version = (await nowOf(by, params))?.version
  return by.call(row, { params, body: { version, ...body } })
}
