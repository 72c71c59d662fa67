import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'

const Banner = lazy(async () => ({ default: (await import('./Banner.tsx')).Banner }))

const Try = lazy(async () => ({ default: (await import('./Try.tsx')).Try }))

export const sampleWeb = defineWeb({
  name: 'sample',
  routes: [],
  screens: [],
  fills: [
    fill('dashboard.notice', 'sample.banner', Banner),
    fill('dashboard.first-records', 'sample.try', Try),
  ],
})
