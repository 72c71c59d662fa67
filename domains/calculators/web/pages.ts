/** The page of each calculator, loaded when it is opened. */
import type { ComponentType } from 'react'

type Page = () => Promise<{ default: ComponentType }>

const pages: Readonly<Record<string, Page>> = {
  interest: async () => ({ default: (await import('./interest/Interest.tsx')).Interest }),
  'time-limit': async () => ({ default: (await import('./time-limit/TimeLimit.tsx')).TimeLimit }),
}

export const pageNamed = (name: string): Page | undefined =>
  Object.hasOwn(pages, name) ? pages[name] : undefined
