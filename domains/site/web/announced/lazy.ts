/** Only few come here, so that the first page does not carry it. */
import { lazy } from 'react'

export const Announced = lazy(async () => ({ default: (await import('./Announced.tsx')).Announced }))
