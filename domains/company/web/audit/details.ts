/** What an entry of the record tells beside its action, as the parts of one line. */
import type { Text } from '@mizan/platform/ui'
import type { AuditPage } from '../../schemas.ts'
import { tr } from './messages.tr.ts'

type Entry = Pick<AuditPage['items'][number], 'action' | 'subjectId' | 'details'>
type Say = Text<typeof tr>

const keysOf = <Names extends object>(names: Names) => Object.keys(names) as (keyof Names & string)[]

const one = <Name extends string>(known: readonly Name[], value: unknown): Name | undefined =>
  known.find((name) => name === value)

const several = <Name extends string>(known: readonly Name[], value: unknown): Name[] =>
  Array.isArray(value) ? known.filter((name) => value.includes(name)) : []

const [fields, reasons, countries, messages, states, features] = [
  keysOf(tr.field),
  keysOf(tr.reason),
  keysOf(tr.country),
  keysOf(tr.message),
  keysOf(tr.availability),
  keysOf(tr.feature),
]

type Part = string | false | undefined

/** Roles before and after, changed fields, why and from where it was refused, which switch was set to what. */
export function detailsOf(entry: Entry, t: Say, roleNames: (value: unknown) => string): string[] {
  const { before, after, reason, device, network, invitedBy } = entry.details
  const [roles, why] = [roleNames(after), one(reasons, reason)]
  const parts: Part[] = [
    roles !== '' && t('change', { before: roleNames(before), after: roles }),
    several(fields, entry.details.fields)
      .map((field) => t(`field.${field}`))
      .join(', '),
    why && t(`reason.${why}`),
    typeof invitedBy === 'string' && t('invitedBy', { name: invitedBy }),
    featureChange(entry, t),
    messageChange(entry, t),
    ...barOf(entry, t),
    ...[device, network].filter((part) => typeof part === 'string'),
  ]
  return parts.filter((part) => typeof part === 'string' && part !== '') as string[]
}

function featureChange({ action, subjectId, details }: Entry, t: Say): Part {
  const [feature, from, to] = [one(features, subjectId), one(states, details.from), one(states, details.to)]
  if (action !== 'feature.set' || !feature || !from || !to) return undefined
  const change = { before: t(`availability.${from}`), after: t(`availability.${to}`) }
  return t('changeOf', { name: t(`feature.${feature}`), ...change })
}

function messageChange({ action, details }: Entry, t: Say): Part {
  const [from, to] = [one(messages, details.from), one(messages, details.to)]
  if (action !== 'message.state_set' || !from || !to) return undefined
  return t('change', { before: t(`message.${from}`), after: t(`message.${to}`) })
}

/** Of a bar association that was added, proposed or decided on. */
function barOf({ action, details: { name, country, accept } }: Entry, t: Say): Part[] {
  if (!action.startsWith('bar.') || typeof name !== 'string') return []
  const land = one(countries, country)
  return [
    name,
    land && t(`country.${land}`),
    typeof accept === 'boolean' && t(`proposal.${accept ? 'accepted' : 'declined'}`),
  ]
}
