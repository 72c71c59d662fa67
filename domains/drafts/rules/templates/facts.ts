/** The values of a template's fields that a case provides. */
import { stanceOf } from '@mizan/cases/rules/party-role'
import type { FactName, TemplateField, Values } from './template.ts'
import { writtenValue } from './values.ts'

/** An unknown fact is left out. */
export type Facts = Readonly<Partial<Record<FactName, string>>>

interface PartyOfCase {
  name: string
  role: string
  isClient: boolean
  representatives: readonly string[]
}

interface KnownCase {
  client: { name: string; address: string | undefined } | undefined
  parties: readonly PartyOfCase[]
}

const lines = (texts: readonly string[]): string | undefined =>
  texts.length > 0 ? [...new Set(texts)].join('\n') : undefined

/**
 * Our side is the client of the case and the parties with the same stance. Nobody is put on a side that the case does
 * not name.
 */
export function sidesOf({ client, parties }: KnownCase): Facts {
  const known = parties.map((party) => ({
    ...party,
    isClient: party.isClient || party.name === client?.name,
  }))
  const ourRoles = known.flatMap(({ isClient, role }) => (isClient ? [role] : []))
  const ours = known.filter((party) => stanceOf(party, ourRoles) === 'ours').map(({ name }) => name)
  const theirs = known.filter((party) => stanceOf(party, ourRoles) === 'opponent')
  const named = client && !ours.includes(client.name) ? [client.name, ...ours] : ours
  return {
    ours: lines(named),
    // The address of one of several parties would be taken for that of all.
    oursAddress: named.length === 1 ? client?.address : undefined,
    theirs: lines(theirs.map(({ name }) => name)),
    theirsRepresentative: lines(theirs.flatMap(({ representatives }) => representatives)),
  }
}

/** Typed values take precedence over those of the case. */
export function valuesFor(fields: readonly TemplateField[], facts: Facts, typed: Values): Values {
  const known = fields.flatMap(({ key, fact }) => {
    const value = fact && facts[fact]
    return value ? [[key, value] as const] : []
  })
  const given = Object.entries(typed).filter(([, value]) => value.trim() !== '')
  return { ...Object.fromEntries(known), ...Object.fromEntries(given) }
}

/** Writes "Müvekkil adı: Ayşe Kaya": each field with a value, in words. */
export const factsInWords = (fields: readonly TemplateField[], values: Values): string[] =>
  fields.flatMap((field) => {
    const value = writtenValue(field, values)
    return value === undefined ? [] : [`${field.label}: ${value}`]
  })
