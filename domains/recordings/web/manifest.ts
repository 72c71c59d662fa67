/** The manifest of recordings in the browser: the tab "Ses" of a case, and the recorder on every screen. */
import { defineWeb, fill, tab } from '@mizan/platform/ui'
import { lazy } from 'react'
import { useRecordingCount } from './list/use-count.ts'

const Offers = lazy(async () => ({ default: (await import('./recorder/Offers.tsx')).Offers }))
const OfficeConsent = lazy(async () => ({
  default: (await import('./consent/OfficeConsent.tsx')).OfficeConsent,
}))
const RecorderHost = lazy(async () => ({
  default: (await import('./recorder/RecorderHost.tsx')).RecorderHost,
}))

export const recordingsWeb = defineWeb({
  name: 'recordings',
  routes: [],
  screens: [],
  commands: async () => (await import('./commands.ts')).useRecordingCommands,
  fills: [
    fill('company.data', 'recordings.consent', OfficeConsent),
    fill('frame.around', 'recordings.recorder', RecorderHost),
    fill('frame.around', 'recordings.commands', Offers),
  ],
  tabs: [
    tab('cases.case', {
      id: 'recordings',
      order: 80,
      title: { tr: 'Ses', en: 'Recordings' },
      name: { tr: 'Ses kayıtları', en: 'Recordings' },
      needs: { feature: 'voice', licences: ['voice'] },
      useCount: useRecordingCount,
      load: async () => (await import('./list/Recordings.tsx')).Recordings,
    }),
  ],
})
