/** Shapes of the calls about clients. */
import { isOneLine, withoutInvisible } from '@mizan/identity/rules/fields'
import { pageOf, pageQuery, SeenVersion } from '@mizan/platform/contract'
import { z } from 'zod'
import { longestContact } from './data/limits.ts'
import { nameDifferences } from './data/names/differences.ts'
import { clientSorts, contactTypes } from './data/words.ts'
import { type ContactFields, contactValue } from './rules/contact.ts'
import { Balance, id, key, Money, oneLine, Person } from './schemas/fields.ts'

export * from './schemas/account.ts'
export { aboveZero, Balance, key, Money } from './schemas/fields.ts'
export * from './schemas/reports.ts'

/** Who bears a name that the office knows. */
export const NameKind = z.enum(['client', 'party', 'representative'])
export type NameKind = z.infer<typeof NameKind>

/** Why two names are alike; the texts are in `data/names/differences.ts`. */
export const NameDifference = z.enum(Object.keys(nameDifferences) as (keyof typeof nameDifferences)[])
export type NameDifference = z.infer<typeof NameDifference>

export const ClientId = z.object({ clientId: id })

export const ContactType = z.enum(contactTypes)
export type ContactType = z.infer<typeof ContactType>

const contactFields = {
  type: ContactType,
  /** What it is called, such as Home or Work. */
  title: z.string().overwrite(withoutInvisible).trim().min(1).max(64).refine(isOneLine),
  value: z.string().overwrite(withoutInvisible).trim().min(1).max(longestContact),
}

/** The value in the form in which it is kept; a wrong one is reported at its field. */
function checkedContact<T extends ContactFields>(contact: T, context: z.RefinementCtx): T {
  const checked = contactValue(contact)
  if ('value' in checked) return { ...contact, value: checked.value }
  context.addIssue({ code: 'custom', path: ['value'], message: checked.breaks })
  return z.NEVER
}

export const ContactInput = z.object(contactFields).transform(checkedContact)
export type ContactInput = z.output<typeof ContactInput>

export const NewContact = z.object({ clientId: id, ...contactFields }).transform(checkedContact)
export type NewContact = z.output<typeof NewContact>

export const ContactChange = z
  .object({
    clientId: id,
    contactId: id,
    ...contactFields,
    /** The one that the person had before them; an older one is refused. Without it nothing is compared. */
    version: SeenVersion,
  })
  .transform(checkedContact)
export type ContactChange = z.output<typeof ContactChange>

export const ContactDeletion = z.object({
  clientId: id,
  contactId: id,
  /** As in `ContactChange`. */
  version: SeenVersion,
})
export type ContactDeletion = z.infer<typeof ContactDeletion>

export const Contact = z.object({ contactId: z.string(), ...contactFields, version: z.number().int() })
export type Contact = z.infer<typeof Contact>

/** What the caller may do with this client; writing also needs a plan that is not read-only. */
export const clientAbilities = ['rename', 'delete', 'editContacts', 'addTransaction'] as const
const may = z.array(z.enum(clientAbilities))

/**
 * Whether the similar names that the office knows were seen. With `false` such names refuse the call; where it is left
 * out they are only counted.
 */
const conflictsSeen = z.boolean().optional()

export const NewClient = z.object({
  name: oneLine,
  contacts: z.array(ContactInput).max(20).default([]),
  conflictsSeen,
  key,
})
export type NewClient = z.output<typeof NewClient>

/** The reason is needed unless the account of the client is settled; then there need not even be a body. */
export const ClientDeletion = z.strictObject({ comment: oneLine.optional() }).nullish()
export type ClientDeletion = NonNullable<z.output<typeof ClientDeletion>>

export const NameChange = z.object({
  clientId: id,
  name: oneLine,
  /** The one that the person had before them; an older one is refused with `version.changed`. */
  version: SeenVersion,
  conflictsSeen,
})
export type NameChange = z.infer<typeof NameChange>

export const Client = z.object({
  clientId: z.string(),
  name: z.string(),
  version: z.number().int(),
  contacts: z.array(Contact),
  /** Of the account of fees. */
  balance: Balance,
  /** Below zero: what is left of advances; above: expenses that no advance covers, which the client owes. */
  advance: Balance,
  /** Money that the office holds for others: never above zero. */
  trust: Balance,
  createdAt: z.string(),
  createdBy: Person,
  may,
})
export type Client = z.infer<typeof Client>

/** `similarNames`: how many similar names the office knew; `cases.conflicts` lists them. */
export const CheckedClient = Client.extend({ similarNames: z.number().int() })
export type CheckedClient = z.infer<typeof CheckedClient>

export const ClientChoice = z.object({ clientId: z.string(), name: z.string() })
export type ClientChoice = z.infer<typeof ClientChoice>

export const ClientLine = z.object({
  clientId: z.string(),
  name: z.string(),
  version: z.number().int(),
  /** Values of the first contact of that type. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Of those that the caller may read, cases that are not closed; null for whoever may not read cases at all. */
  openCases: z.number().int().nullable(),
  /** Of the account of fees; `advance` and `trust` are as in `Client`. */
  balance: Balance,
  advance: Balance,
  trust: Balance,
  /** What is left of instalments whose day has passed; null if nothing is. */
  overdue: Money.nullable(),
  /** When anything of the client was last changed. */
  changedAt: z.string(),
  may,
})
export type ClientLine = z.infer<typeof ClientLine>

export const ClientListQuery = z.object({
  ...pageQuery,
  query: z.string().trim().max(200).default(''),
  sort: z.enum(clientSorts).default('name'),
  direction: z.enum(['asc', 'desc']).optional(),
})
export type ClientListQuery = z.output<typeof ClientListQuery>

/**
 * `isCut`: there are more than `total`, where counting stopped. It goes on with each later page, so pages never end before
 * the list does. `may`: what the caller may do in the list itself.
 */
export const ClientPage = pageOf(ClientLine).extend({ isCut: z.boolean(), may: z.array(z.enum(['create'])) })
export type ClientPage = z.infer<typeof ClientPage>

/** Texts of `action` and `details` are those of the record of the office (`virtual:audit`). */
export const History = pageOf(
  z.object({
    id: z.string(),
    at: z.string(),
    actor: Person.nullable(),
    action: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
)
export type History = z.infer<typeof History>
