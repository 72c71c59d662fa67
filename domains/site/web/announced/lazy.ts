/** Loaded on demand, because few users come here. */
import { lazy } from 'react'

export const Announced = lazy(async () => ({ default: (await import('./Announced.tsx')).Announced }))
