/** What documents bring to the browser: the tab "Evrak" of a case, the search in documents, the key of the office, and the tray of uploads on every screen. */
import { defineWeb, fill, tab } from '@mizan/platform/ui'
import { lazy } from 'react'
import { SaveResult } from './calculated/SaveResult.tsx'
import { caseLicences } from './licences.ts'
import { useDocumentCount } from './list/use-count.ts'
import { SearchLink } from './search/Link.tsx'
import { searchRoutes } from './search/routes.tsx'
import { toolRoutes } from './tools/routes.tsx'

const RecogniserState = lazy(async () => ({
  default: (await import('./search/RecogniserState.tsx')).RecogniserState,
}))
const SearchOfSpoken = lazy(async () => ({
  default: (await import('./search/OfSpoken.tsx')).SearchOfSpoken,
}))
const AddDocument = lazy(async () => ({ default: (await import('./list/AddDocument.tsx')).AddDocument }))
const TrayHost = lazy(async () => ({ default: (await import('./tray/TrayHost.tsx')).TrayHost }))

const OfficeStorage = lazy(async () => ({
  default: (await import('./storage/OfficeStorage.tsx')).OfficeStorage,
}))
const Unlock = lazy(async () => ({ default: (await import('./keys/Unlock.tsx')).Unlock }))
const KeyNotice = lazy(async () => ({ default: (await import('./keys/KeyNotice.tsx')).KeyNotice }))
const OfficeKey = lazy(async () => ({ default: (await import('./keys/OfficeKey.tsx')).OfficeKey }))

export const documentsWeb = defineWeb({
  name: 'documents',
  routes: [...searchRoutes, ...toolRoutes],
  screens: [
    { path: '/tools/udf', access: 'public' },
    {
      path: '/case-management/documents',
      access: 'private',
      records: true,
      needs: { module: 'cases', level: 'Read' },
      licences: caseLicences,
    },
  ],
  fills: [
    fill('cases.spoken-search', 'documents.spoken-search', SearchOfSpoken),
    fill('cases.case-actions', 'documents.add', AddDocument),
    fill('cases.locked', 'documents.lock', KeyNotice),
    fill('calculators.result', 'documents.save-result', SaveResult),
    fill('cases.list-tools', 'documents.search-all', SearchLink),
    fill('site.server-state', 'documents.recogniser', RecogniserState),
    fill('company.data', 'documents.key', OfficeKey),
    fill('company.data', 'documents.storage', OfficeStorage),
    fill('frame.locked', 'documents.unlock', Unlock),
    fill('frame.around', 'documents.tray', TrayHost),
  ],
  tabs: [
    tab('cases.case', {
      id: 'documents',
      order: 50,
      title: { tr: 'Evrak', en: 'Documents' },
      useCount: useDocumentCount,
      load: async () => (await import('./list/Documents.tsx')).Documents,
    }),
  ],
})
