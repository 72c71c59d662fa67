import { defineWeb, fill, tab } from '@mizan/platform/ui'
import { lazy } from 'react'
import { licences } from './licences.ts'
import { useDraftsCommands, useDraftsNavigation } from './navigation.ts'
import { draftsRoutes } from './routes.tsx'

const DraftFromAnswer = lazy(async () => ({
  default: (await import('./case/DraftFromAnswer.tsx')).DraftFromAnswer,
}))

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
  fills: [fill('assistant.answer', 'drafts.fromAnswer', DraftFromAnswer)],
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
