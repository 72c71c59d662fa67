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

/** Also kept, but not read by the browser. */
export const switchNames = [...featureNames, 'rag'] as const
export const SwitchName = z.enum(switchNames)
export type SwitchName = z.infer<typeof SwitchName>

export const FeatureChange = z.object({ feature: SwitchName, state: Availability })
export type FeatureChange = z.infer<typeof FeatureChange>

export const FeatureSwitch = z.object({
  feature: SwitchName,
  state: Availability,
  /** When somebody last set it; null while it is as the product came. */
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

const line = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .regex(/^\P{Cc}*$/u)
const name = line(63).min(1)
const email = line(255)
/** An empty field of a form counts as left out. */
const maybe = <Field extends z.ZodType<string>>(field: Field) =>
  field.transform((given) => given || undefined).optional()
const text = z.string().trim().max(4_000)

const isEmail = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const isEmailOrEmpty = new RegExp(`^$|${isEmail.source}`)
const isPhoneOrEmpty = /^$|^\+?[1-9][\d ()-]{6,30}$/

export const ContactMessage = z.object({
  name: maybe(line(127)),
  email: maybe(email.regex(isEmailOrEmpty, 'field.email')),
  topic: maybe(line(120)),
  message: text.min(1),
})
export type ContactMessage = z.output<typeof ContactMessage>

export const DemoRequest = z.object({
  name,
  surname: name,
  email: email.regex(isEmail, 'field.email'),
  phoneNumber: maybe(line(32).regex(isPhoneOrEmpty, 'field.phone')),
  organisation: line(200).min(1),
  message: maybe(text),
})
export type DemoRequest = z.output<typeof DemoRequest>
