import { defineRows } from '@mizan/platform/contract'
import { Features, Product, ServerStatus } from './schemas.ts'

const open = { session: 'public' } as const

export const siteRows = defineRows({
  'site.product': {
    method: 'GET',
    path: '/',
    group: 'general',
    summary: 'Names the product, its version and the address of this page',
    access: open,
    answer: Product,
    errors: [],
    sample: {},
  },
  'site.status': {
    method: 'GET',
    path: '/status',
    group: 'general',
    summary: 'Tells how the database and the search index are',
    access: open,
    answer: ServerStatus,
    errors: [],
    sample: {},
  },
  'site.features': {
    method: 'GET',
    path: '/feature-toggling/config',
    group: 'general',
    summary: 'Gives the availability of each of the twelve features',
    access: open,
    answer: Features,
    errors: [],
    sample: {},
  },
})
