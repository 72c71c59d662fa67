/** The row by which a browser follows the events of its person's office. */
import { z } from 'zod'
import { eventsOf } from './forms.ts'
import { defineRows } from './rows.ts'

export const officeEvents = {
  /** The stream has begun; its id is the reader's position. */
  began: z.object({}),
  /** Answers of these rows are stale; `tab` names the page that changed them. */
  renewed: z.object({ rows: z.array(z.string()), tab: z.string().optional() }),
  /** An event of a domain, under the domain's own name. */
  told: z.object({ name: z.string(), data: z.record(z.string(), z.unknown()) }),
  /** Events were lost: everything on the screen may be stale. */
  lost: z.object({}),
}

export const eventsRows = defineRows({
  'events.follow': {
    method: 'GET',
    path: '/events',
    group: 'general',
    summary: 'Follows what happens in the own office: which answers are stale, and what domains tell',
    access: { session: 'bearer' },
    answer: eventsOf(officeEvents),
    errors: [],
    sample: {},
  },
})
