import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'

const Banner = lazy(async () => ({ default: (await import('./Banner.tsx')).Banner }))

export const sampleWeb = defineWeb({
  name: 'sample',
  routes: [],
  screens: [],
  fills: [fill('dashboard.notice', 'sample.banner', Banner)],
})
