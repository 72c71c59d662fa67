import { defineRows } from '@mizan/platform/contract'
import { z } from 'zod'
import {
  ContactMessage,
  DemoRequest,
  FeatureChange,
  FeatureSwitch,
  Features,
  Product,
  ServerStatus,
} from './schemas.ts'

const open = { session: 'public' } as const
const form = { session: 'public', limit: { calls: 5, seconds: 600 } } as const
const kept = z.object({ kept: z.literal(true) })

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
  'site.switches': {
    method: 'GET',
    path: '/feature-toggling/switches',
    group: 'general',
    summary: 'Lists every switch with when it was last set, for who sets them',
    access: { session: 'bearer', permission: { module: 'product', level: 'Read' } },
    answer: z.object({ items: z.array(FeatureSwitch) }),
    errors: [],
    sample: {},
  },
  'site.setFeature': {
    method: 'POST',
    path: '/feature-toggling/update',
    group: 'general',
    summary: 'Sets the availability of a feature for everybody',
    access: { session: 'bearer', permission: { module: 'product', level: 'Write' } },
    body: FeatureChange,
    answer: FeatureSwitch,
    errors: [],
    renews: ['site.features', 'site.switches'],
    audit: 'feature.set',
    sample: { body: { feature: 'voice', state: 'ComingSoon' } },
  },
  'site.contactUs': {
    method: 'POST',
    path: '/feedback/contact-us',
    group: 'general',
    summary: 'Keeps a message to the people behind the product and tells them',
    access: form,
    body: ContactMessage,
    answer: kept,
    says: { tr: 'İletiniz bize ulaştı.', en: 'Your message has reached us.' },
    errors: [],
    audit: 'contact.received',
    sample: { body: { message: 'Aramada bir öneri: kararlar tarihe göre gruplansın.' } },
  },
  'site.requestDemo': {
    method: 'POST',
    path: '/feedback/request-demo',
    group: 'general',
    summary: 'Keeps the wish for a demonstration and tells who shows the product',
    access: form,
    body: DemoRequest,
    answer: kept,
    says: {
      tr: 'Talebiniz alındı. Sizinle iletişime geçeceğiz.',
      en: 'Your request was received. We will get in touch.',
    },
    errors: [],
    audit: 'demo.requested',
    sample: {
      body: {
        name: 'Deniz',
        surname: 'Örnek',
        email: 'deniz@ornek.test',
        phoneNumber: '+905550000001',
        organisation: 'Örnek Hukuk Bürosu',
      },
    },
  },
})
