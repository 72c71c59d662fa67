import { defineWeb, fill, tab } from '@mizan/platform/ui'
import { lazy } from 'react'
import { licences } from './licences.ts'
import { useDraftsNavigation } from './navigation.ts'
import { draftsRoutes } from './routes.tsx'

const DraftFromAnswer = lazy(async () => ({
  default: (await import('./case/DraftFromAnswer.tsx')).DraftFromAnswer,
}))

const own = { access: 'private', licences, needs: { module: 'cases', level: 'Read' } } as const

export const draftsWeb = defineWeb({
  name: 'drafts',
  routes: draftsRoutes,
  screens: [
    { path: '/drafts', ...own },
    { path: '/drafts/{draftId}', ...own },
    { path: '/drafts/templates', ...own },
    { path: '/drafts/templates/{templateId}', ...own },
    { path: '/auditor', ...own },
  ],
  useNavigation: useDraftsNavigation,
  commands: async () => (await import('./commands.ts')).useDraftsCommands,
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
