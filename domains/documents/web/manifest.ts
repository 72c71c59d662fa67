/** What documents bring to the browser: the tab "Evrak" of a case, and the tray of uploads on every screen. */
import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'

const Count = lazy(async () => ({ default: (await import('./Count.tsx')).Count }))
const TrayHost = lazy(async () => ({ default: (await import('./tray/TrayHost.tsx')).TrayHost }))
const Documents = lazy(async () => ({ default: (await import('./list/Documents.tsx')).Documents }))

export const documentsWeb = defineWeb({
  name: 'documents',
  routes: [],
  screens: [],
  fills: [
    fill('cases.documents', 'documents.of-case', Documents),
    fill('cases.documents-count', 'documents.count', Count),
    fill('frame.around', 'documents.tray', TrayHost),
  ],
})
