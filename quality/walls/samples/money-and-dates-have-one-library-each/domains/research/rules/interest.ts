import { Decimal } from 'decimal.js'

export const interest = new Decimal(1)
