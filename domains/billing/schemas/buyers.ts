/** Billing information: the addressee of an invoice. */
import { z } from 'zod'
import { buyerIssue } from '../rules/buyers.ts'

const text = (most: number) => z.string().trim().min(1).max(most)
const number = z.string().trim().max(32).optional()

/** Exactly one of the three numbers; a company has a tax number. */
export const BuyerInput = z
  .strictObject({
    /** The id of the billing information that this one replaces. */
    buyerId: z.string().min(1).max(64).optional(),
    type: z.enum(['company', 'individual']),
    companyName: z.string().trim().max(255).optional(),
    firstName: z.string().trim().max(63).optional(),
    lastName: z.string().trim().max(63).optional(),
    email: z.string().trim().max(255),
    address: text(500),
    city: text(100),
    country: z.enum(['turkey', 'kktc']),
    taxOffice: z.string().trim().max(100).optional(),
    taxId: number,
    passportNumber: number,
    identityNumber: number,
    /** The tenths of the VAT that the buyer withholds, for the buyers whom the law names; 0 for none. */
    withholding: z.number().int().min(0).max(10).default(0),
    isDefault: z.boolean().default(true),
  })
  .superRefine((input, context) => {
    for (const { path, message } of buyerIssue(input))
      context.addIssue({ code: 'custom', path: [path], message })
  })
export type BuyerInput = z.output<typeof BuyerInput>

/** Billing information as it is stored, and copied into each invoice. */
export const BuyerDetails = z.object({
  type: z.enum(['company', 'individual']),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.enum(['turkey', 'kktc']),
  taxOffice: z.string(),
  identification: z.object({
    kind: z.enum(['taxId', 'passportNumber', 'identityNumber']),
    number: z.string(),
  }),
  withholding: z.number().int(),
})
export type BuyerDetails = z.infer<typeof BuyerDetails>

export const Buyer = BuyerDetails.extend({ buyerId: z.string(), isDefault: z.boolean() })
export type Buyer = z.infer<typeof Buyer>
