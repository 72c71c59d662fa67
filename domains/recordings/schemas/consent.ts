/** Shapes of the reminder of consent before a recording. */
import { z } from 'zod'

/** `asks`: whether the office is reminded before each recording; it is unless an administrator has switched that off. */
export const Consent = z.object({ asks: z.boolean(), may: z.array(z.enum(['change'])) })
export type Consent = z.infer<typeof Consent>

export const ConsentChange = z.object({ asks: z.boolean() })
export type ConsentChange = z.output<typeof ConsentChange>
