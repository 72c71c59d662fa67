/** Shapes of the calls about clients. */
import { isOneLine } from '@mizan/identity/rules/fields'
import { isDate } from '@mizan/platform/calendar'
import { pageOf, RecordVersion } from '@mizan/platform/contract'
import { z } from 'zod'
import { longestContact, longestText, mostInstalments } from './data/limits.ts'
import { nameDifferences } from './data/names/differences.ts'
import { contactTypes, paymentTypes } from './data/words.ts'
import { canonicalAmount, isAmount } from './rules/amount.ts'
import { type ContactFields, contactValue } from './rules/contact.ts'

/** A day of the calendar, as `2026-12-14`. */
const day = z
  .string()
  .refine((text) => isDate(text) && text >= '1900-01-01' && text <= '2099-12-31', 'field.civil_date')

const id = z.string().min(1).max(64)
const oneLine = z.string().trim().min(1).max(longestText).refine(isOneLine)

/** Who bears a name that the office knows. */
export const NameKind = z.enum(['client', 'party', 'representative'])
export type NameKind = z.infer<typeof NameKind>

/** Why two names are alike; the texts are in `data/names/differences.ts`. */
export const NameDifference = z.enum(Object.keys(nameDifferences) as (keyof typeof nameDifferences)[])
export type NameDifference = z.infer<typeof NameDifference>

export const ClientId = z.object({ clientId: id })

export const ContactType = z.enum(contactTypes)
export type ContactType = z.infer<typeof ContactType>

export const PaymentType = z.enum(paymentTypes)
export type PaymentType = z.infer<typeof PaymentType>

const contactFields = {
  type: ContactType,
  /** What it is called, such as Home or Work. */
  title: z.string().trim().min(1).max(64).refine(isOneLine),
  value: z.string().trim().min(1).max(longestContact),
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
  .object({ clientId: id, contactId: id, ...contactFields })
  .transform(checkedContact)
export type ContactChange = z.output<typeof ContactChange>

export const ContactRef = z.object({ clientId: id, contactId: id })
export type ContactRef = z.infer<typeof ContactRef>

export const Contact = z.object({ contactId: z.string(), ...contactFields })
export type Contact = z.infer<typeof Contact>

/** `name` is empty where that account is erased. */
const Person = z.object({ id: z.string(), name: z.string() })

export const Money = z.object({
  /** Two digits after the point: `1250.50`. */
  amount: z.string(),
  currency: z.literal('TRY'),
})
export type Money = z.infer<typeof Money>

/** Services minus payments, without what is dated after today. Positive: the client owes (borçlu); negative: the client has paid in advance (avansı var). */
export const Balance = Money.extend({ standing: z.enum(['owes', 'advance', 'settled']) })
export type Balance = z.infer<typeof Balance>

/** What the caller may do with this client; writing also needs a plan that is not read-only. */
export const clientAbilities = ['rename', 'delete', 'editContacts', 'addTransaction'] as const
const may = z.array(z.enum(clientAbilities))

export const NewClient = z.object({
  name: oneLine,
  contacts: z.array(ContactInput).max(20).default([]),
})
export type NewClient = z.output<typeof NewClient>

export const NameChange = z.object({
  clientId: id,
  name: oneLine,
  /** The one that the person had before them; an older one is refused with `version.changed`. */
  version: RecordVersion,
})
export type NameChange = z.infer<typeof NameChange>

export const Client = z.object({
  clientId: z.string(),
  name: z.string(),
  version: z.number().int(),
  contacts: z.array(Contact),
  balance: Balance,
  createdAt: z.string(),
  createdBy: Person,
  may,
})
export type Client = z.infer<typeof Client>

export const ClientChoice = z.object({ clientId: z.string(), name: z.string() })
export type ClientChoice = z.infer<typeof ClientChoice>

export const ClientLine = z.object({
  clientId: z.string(),
  name: z.string(),
  version: z.number().int(),
  /** Values of the first contact of that type. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  balance: Balance,
  /** What is left of instalments whose day has passed; null if nothing is. */
  overdue: Money.nullable(),
  /** When anything of the client was last changed. */
  changedAt: z.string(),
  may,
})
export type ClientLine = z.infer<typeof ClientLine>

/** `may`: what the caller may do in the list itself. */
export const ClientPage = pageOf(ClientLine).extend({ may: z.array(z.enum(['create'])) })
export type ClientPage = z.infer<typeof ClientPage>

/** `1250.5`: above zero, at most two digits after the point. */
const aboveZero = z.string().trim().refine(isAmount, 'field.amount').transform(canonicalAmount)

const booking = {
  clientId: id,
  amount: aboveZero,
  description: oneLine,
  /** Today in Turkey if it is left out. */
  date: day.optional(),
}

export const NewPayment = z.object({ ...booking, paymentType: PaymentType })
export type NewPayment = z.output<typeof NewPayment>

export const NewService = z.object(booking)
export type NewService = z.output<typeof NewService>

export const Booked = z.object({ transactionId: z.string(), balance: Balance })
export type Booked = z.infer<typeof Booked>

export const TransactionDeletion = z.object({ clientId: id, transactionId: id, comment: oneLine })
export type TransactionDeletion = z.infer<typeof TransactionDeletion>

export const LedgerLine = z.object({
  transactionId: z.string(),
  kind: z.enum(['payment', 'service']),
  date: z.string(),
  /** Dated after today: it does not count yet. */
  ahead: z.boolean(),
  description: z.string(),
  amount: Money,
  /** Null for a service. */
  paymentType: PaymentType.nullable(),
  /** The balance after this line on its day; null for a deleted one, which does not count. */
  balance: Balance.nullable(),
  createdBy: Person,
  createdAt: z.string(),
  deletion: z.object({ by: Person, at: z.string(), comment: z.string() }).nullable(),
  may: z.array(z.enum(['delete'])),
})
export type LedgerLine = z.infer<typeof LedgerLine>

/** `total` counts what the call asked for; the sums count neither deleted lines nor those after today. */
export const Ledger = pageOf(LedgerLine).extend({
  services: Money,
  payments: Money,
  balance: Balance,
  /** How many lines are deleted, whether they are listed or not. */
  deleted: z.number().int(),
  may: z.array(z.enum(['addPayment', 'addService'])),
})
export type Ledger = z.infer<typeof Ledger>

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

/** Both days are part of it. */
export const Period = z.object({ startDate: day, endDate: day })
export type Period = z.infer<typeof Period>

/** For a schema that begins with `Period`. */
export function checkPeriod({ startDate, endDate }: Period, context: z.RefinementCtx): void {
  if (endDate < startDate) context.addIssue({ code: 'custom', path: ['endDate'], message: 'field.period' })
}

export const StatementSums = z.object({
  opening: Balance,
  services: Money,
  payments: Money,
  closing: Balance,
})
export type StatementSums = z.infer<typeof StatementSums>

export const Instalment = z.object({
  instalmentId: z.string(),
  due: z.string(),
  amount: Money,
  /** What the payments of the client leave of it. */
  left: Money,
  state: z.enum(['paid', 'due', 'overdue']),
})
export type Instalment = z.infer<typeof Instalment>

export const InstalmentPlan = z.object({
  items: z.array(Instalment),
  overdue: Money.nullable(),
  may: z.array(z.enum(['set'])),
})
export type InstalmentPlan = z.infer<typeof InstalmentPlan>

export const NewPlan = z.object({
  items: z.array(z.object({ due: day, amount: aboveZero })).max(mostInstalments),
  /** The instalments that the person had before them; the plan of another is not overwritten. */
  before: z.array(id).max(mostInstalments),
})
export type NewPlan = z.output<typeof NewPlan>

const MonthTotals = z.object({ month: z.string(), services: Money, payments: Money })

export const Totals = z.object({ months: z.array(MonthTotals), services: Money, payments: Money })
export type Totals = z.infer<typeof Totals>

/** Of clients that are not deleted; what some have paid in advance is not set off against what others owe. */
const Owed = z.object({ amount: Money, clients: z.number().int() })
export const Receivables = z.object({ owed: Owed, overdue: Owed })
export type Receivables = z.infer<typeof Receivables>
