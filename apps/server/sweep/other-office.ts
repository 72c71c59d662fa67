/** Ids of another office in place of the caller's own; each domain lists its own (`otherOffice`). */
import type { Row } from '@mizan/platform/contract'
import type { ServerManifest } from '@mizan/platform/domain'
import type { Input } from './rows.ts'
import type { Person, World } from './world.ts'

/** Ids of another office that an attacker may have learnt. */
export type OtherOfficeIds = { userId: string } & Record<string, string>

const told = ({ domains }: Pick<World, 'domains'>) => domains.flatMap(({ otherOffice }) => otherOffice ?? [])

/** Fills the office of `victim` and returns the ids of its contents. */
export async function fillOffice(world: World, { userId, headers }: Person): Promise<OtherOfficeIds> {
  const asVictim = async (name: string, input?: Input) => (await world.call(headers, name, input)).data
  const learnt: OtherOfficeIds = { userId }
  for (const { fill } of told(world)) Object.assign(learnt, await fill?.(asVictim, { userId }))
  return learnt
}

/** Every row that takes an id of something that belongs to a person or an office. */
export const reachesOf = (world: Pick<World, 'domains'>) =>
  new Map(told(world).flatMap(({ reaches }) => Object.entries(reaches)))

/** Ids that everybody may know: those of texts and of public lists. Decisions are called cases in the specification. */
const common = /^(chunkId|lawId|id|country|barAssociationId|lawNumber)$/
const isCommon = (field: string, { path }: Row) =>
  common.test(field) || (field === 'caseId' && !/^\/(case-management|time)\b/.test(path))

/** Whether a row takes an id that somebody else could own; each such row must be among those above. */
export function takesOwnedId(domains: readonly ServerManifest[], name: string, row: Row): boolean {
  if (told({ domains }).some(({ meantToBeKnown }) => meantToBeKnown?.includes(name))) return false
  const { params, body } = row.sample
  const fields = [...Object.keys(params ?? {}), ...Object.keys((body as object) ?? {})]
  return fields.some((field) => /(^id|Id)$/.test(field) && !isCommon(field, row))
}
