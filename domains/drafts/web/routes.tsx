/** The screens of drafts, which are loaded when they are first opened. */
import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readDraftsAddress } from './address.ts'

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/drafts',
  validateSearch: readDraftsAddress,
  component: lazyRouteComponent(() => import('./pages/Drafts.tsx'), 'Drafts'),
  staticData: { title: { tr: 'Taslaklar', en: 'Drafts' } },
})

const draft = createRoute({
  getParentRoute: () => rootRoute,
  path: '/drafts/$draftId',
  component: lazyRouteComponent(() => import('./pages/DraftPage.tsx'), 'DraftPage'),
  staticData: { title: { tr: 'Taslak', en: 'Draft' } },
})

const templates = createRoute({
  getParentRoute: () => rootRoute,
  path: '/drafts/templates',
  component: lazyRouteComponent(() => import('./templates/Templates.tsx'), 'Templates'),
  staticData: { title: { tr: 'Büro şablonları', en: 'Office templates' } },
})

const template = createRoute({
  getParentRoute: () => rootRoute,
  path: '/drafts/templates/$templateId',
  component: lazyRouteComponent(() => import('./templates/TemplatePage.tsx'), 'TemplatePage'),
  staticData: { title: { tr: 'Şablon', en: 'Template' } },
})

const auditor = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auditor',
  component: lazyRouteComponent(() => import('./auditor/Auditor.tsx'), 'Auditor'),
  staticData: { hasCountry: true, title: { tr: 'Dilekçe denetçisi', en: 'Petition auditor' } },
})

export const draftsRoutes = [list, draft, templates, template, auditor] as const
