import { defineWeb, tab } from '@mizan/platform/ui'
import { licences } from './licences.ts'
import { useDraftsCommands, useDraftsNavigation } from './navigation.ts'
import { draftsRoutes } from './routes.tsx'

export const draftsWeb = defineWeb({
  name: 'drafts',
  routes: draftsRoutes,
  screens: [
    { path: '/drafts', access: 'private', licences },
    { path: '/drafts/{draftId}', access: 'private', licences },
    { path: '/drafts/templates', access: 'private', licences },
    { path: '/drafts/templates/{templateId}', access: 'private', licences },
    { path: '/auditor', access: 'private', licences },
  ],
  useNavigation: useDraftsNavigation,
  useCommands: useDraftsCommands,
  tabs: [
    tab('cases.case', {
      id: 'drafts',
      order: 83,
      title: { tr: 'Taslaklar', en: 'Drafts' },
      name: { tr: 'Taslaklar', en: 'Drafts' },
      needs: { licences },
      load: async () => (await import('./case/CaseDrafts.tsx')).CaseDrafts,
    }),
  ],
})
