/** The manifest of court files in the browser: the tab "UYAP" of a case. */
import { defineWeb, tab } from '@mizan/platform/ui'
import { useCourtFileCount } from './use-count.ts'

export const governmentWeb = defineWeb({
  name: 'government',
  routes: [],
  screens: [],
  tabs: [
    tab('cases.case', {
      id: 'uyap',
      order: 60,
      title: { tr: 'UYAP', en: 'UYAP' },
      name: { tr: 'UYAP dosyaları', en: 'Court files (UYAP)' },
      useCount: useCourtFileCount,
      load: async () => (await import('./list/CourtFiles.tsx')).CourtFiles,
    }),
  ],
})
