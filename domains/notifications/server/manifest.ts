import { membersOf } from '@mizan/company/server'
import { notifyOwner, peopleByIds } from '@mizan/identity/server'
import { defineServer, type Services } from '@mizan/platform/domain'
import { notificationErrors, notificationRows } from '../contract.ts'
import { notificationDesk } from './desk.ts'
import { notificationJobs } from './jobs.ts'
import { notificationMigrations } from './migrations.ts'
import type { NotificationParts } from './parts.ts'
import { forgetLeaver, notificationPersonalData } from './personal-data.ts'
import { subjectsOf } from './subjects.ts'

export const notificationsServer = defineServer({
  name: 'notifications',
  rows: notificationRows,
  errors: notificationErrors,
  migrations: notificationMigrations,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).notificationSampleCalls,
  lists: () => ({ memberLeft: [forgetLeaver] }),
  open: (services) => {
    const parts = partsFrom(services)
    return {
      desk: notificationDesk(parts),
      jobs: notificationJobs(parts),
      personalData: notificationPersonalData,
    }
  },
})

const partsFrom = ({ listOf, licensing, features, audit, config }: Services): NotificationParts => ({
  namesOf: peopleByIds,
  membersOf,
  licencesOf: licensing.licencesOf,
  featureState: (feature) => features.stateOf(feature),
  subjects: subjectsOf(listOf('notificationSubjects')),
  notify: notifyOwner,
  publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
  audit,
})
