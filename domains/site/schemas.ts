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
