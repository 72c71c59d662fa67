/** Shapes of the calls about the product itself: switches, forms, messages and jobs. */
import { canonicalEmail, isEmail, isOneLine, isPhoneNumber } from '@mizan/identity/rules/fields'
import { dialledNumber } from '@mizan/identity/rules/phone'
import { pageOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'

export const availabilities = ['Maintenance', 'TurnedOff', 'TurnedOn', 'ComingSoon'] as const
export const Availability = z.enum(availabilities)
export type Availability = z.infer<typeof Availability>

/** The twelve flags that the browser reads at run time. */
export const featureNames = [
  'calculators',
  'caseFollowing',
  'caseManagement',
  'companyDashboard',
  'dashboard',
  'lawSearch',
  'pricingSection',
  'searchCy',
  'searchQueryGeneration',
  'searchTr',
  'subscriptions',
  'voice',
] as const
export type FeatureName = (typeof featureNames)[number]

/** Stored like the others, but not read by the browser. */
export const switchNames = [...featureNames, 'rag'] as const
export const SwitchName = z.enum(switchNames)
export type SwitchName = z.infer<typeof SwitchName>

declare module '@mizan/platform/contract/names' {
  interface Switches extends Record<(typeof switchNames)[number], true> {}
}

export const FeatureChange = z.object({ feature: SwitchName, state: Availability })
export type FeatureChange = z.infer<typeof FeatureChange>

export const FeatureSwitch = z.object({
  feature: SwitchName,
  state: Availability,
  /** When it was last set; null if nobody has ever set it. */
  changedAt: z.string().nullable(),
})
export type FeatureSwitch = z.infer<typeof FeatureSwitch>

export const Features = z.object(
  Object.fromEntries(featureNames.map((name) => [name, Availability])) as Record<
    FeatureName,
    typeof Availability
  >,
)
export type Features = z.infer<typeof Features>

export const PartStatus = z.object({
  state: z.enum(['ok', 'building', 'empty', 'failed']),
  detail: z.string().nullable(),
})

export const ServerStatus = z.object({
  state: z.enum(['ok', 'degraded']),
  version: z.string(),
  startedAt: z.string(),
  database: PartStatus.extend({ engine: z.enum(['embedded', 'url']), latencyMs: z.number().nullable() }),
  index: PartStatus.extend({ decisions: z.number(), articles: z.number(), builtAt: z.string().nullable() }),
})
export type ServerStatus = z.infer<typeof ServerStatus>

export const Product = z.object({ name: z.string(), version: z.string(), docs: z.string() })

const line = (maximum: number) => z.string().trim().max(maximum).refine(isOneLine)
const name = line(63).min(1)
const address = line(255)
const number = line(32).transform(dialledNumber)
/** An empty form field counts as omitted. */
const orNothing = (holds: (text: string) => boolean) => (text: string) => text === '' || holds(text)
const text = z.string().trim().max(4_000)
const maybe = <Field extends z.ZodType<string>>(field: Field) =>
  field.transform((given) => given || undefined).optional()

export const ContactMessage = z.object({
  name: maybe(line(127)),
  email: maybe(address.refine(orNothing(isEmail), 'field.email').transform(canonicalEmail)),
  topic: maybe(line(120)),
  message: text.min(1),
})
export type ContactMessage = z.output<typeof ContactMessage>

export const DemoRequest = z.object({
  name,
  surname: name,
  email: address.refine(isEmail, 'field.email').transform(canonicalEmail),
  phoneNumber: maybe(number.refine(orNothing(isPhoneNumber), 'field.phone')),
  organisation: line(200).min(1),
  message: maybe(text),
})
export type DemoRequest = z.output<typeof DemoRequest>

/** The forms through which people write to us. */
export const messageKinds = ['contact', 'demo'] as const
export type MessageKind = (typeof messageKinds)[number]
export const messageStates = ['new', 'answered', 'closed'] as const
export const MessageState = z.enum(messageStates)
export type MessageState = z.infer<typeof MessageState>

/** A message from one of the forms; fields that the form does not have are null. */
export const ReceivedMessage = z.object({
  messageId: z.string(),
  kind: z.enum(messageKinds),
  state: MessageState,
  at: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  organisation: z.string().nullable(),
  topic: z.string().nullable(),
  message: z.string().nullable(),
  /** Whether the writer was signed in. */
  hasAccount: z.boolean(),
  /** When the state was last set and by whom; null while it is new; no name for an erased account. */
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
})
export type ReceivedMessage = z.infer<typeof ReceivedMessage>

export const MessageQuery = z.object({
  ...pageQuery,
  kind: z.enum(messageKinds).optional(),
  state: MessageState.optional(),
  /** Searched in names, addresses, offices and texts, ignoring case and accents. */
  query: z.string().trim().max(100).optional(),
})
export type MessageQuery = z.infer<typeof MessageQuery>

export const MessagePage = pageOf(ReceivedMessage).extend({
  /** Number of messages in each state, for this kind and query. */
  counts: z.record(MessageState, z.number()),
})
export type MessagePage = z.infer<typeof MessagePage>

export const JobQuery = z.object({
  ...pageQuery,
})
export type JobQuery = z.infer<typeof JobQuery>

/** A job that failed at its last try. */
export const DeadJob = z.object({
  jobId: z.string(),
  /** Name of the job in the code, such as `messages.send`. */
  job: z.string(),
  queuedAt: z.string(),
  failedAt: z.string(),
  attempts: z.number(),
  /** Error of the last try; empty if its process died without reporting one. */
  error: z.string(),
})
export type DeadJob = z.infer<typeof DeadJob>

export const ActiveJob = z.object({
  jobId: z.string(),
  job: z.string(),
  startedAt: z.string(),
  /** Progress; null if the job reports none. */
  done: z.number().nullable(),
  total: z.number().nullable(),
})
export type ActiveJob = z.infer<typeof ActiveJob>

export const JobPage = pageOf(DeadJob).extend({
  /** Jobs that wait for their turn or for their next try. */
  waiting: z.number(),
  active: z.array(ActiveJob),
})
export type JobPage = z.infer<typeof JobPage>

export const MessageChange = z.object({ state: MessageState })
