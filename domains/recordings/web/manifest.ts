/** What recordings bring to the browser: the tab "Ses" of a case, and the recorder on every screen. */
import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'
import { useRecordingCommands } from './commands.ts'

const Count = lazy(async () => ({ default: (await import('./Count.tsx')).Count }))
const Recordings = lazy(async () => ({ default: (await import('./list/Recordings.tsx')).Recordings }))
const Offers = lazy(async () => ({ default: (await import('./recorder/Offers.tsx')).Offers }))
const RecorderHost = lazy(async () => ({
  default: (await import('./recorder/RecorderHost.tsx')).RecorderHost,
}))

export const recordingsWeb = defineWeb({
  name: 'recordings',
  routes: [],
  screens: [],
  useCommands: useRecordingCommands,
  fills: [
    fill('cases.recordings', 'recordings.of-case', Recordings),
    fill('cases.recordings-count', 'recordings.count', Count),
    fill('frame.around', 'recordings.recorder', RecorderHost),
    fill('frame.around', 'recordings.commands', Offers),
  ],
})
