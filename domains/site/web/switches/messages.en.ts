import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  title: 'Features',
  lead: 'The state of a feature holds for all offices and takes effect within seconds.',
  never: 'as it was installed',
  saved: '{{name}}: {{state}}',
  state: {
    TurnedOn: 'Turned on',
    TurnedOff: 'Turned off',
    Maintenance: 'Maintenance',
    ComingSoon: 'Coming soon',
  },
  feature: {
    calculators: 'Calculators',
    caseFollowing: 'Case following',
    caseManagement: 'Case management',
    companyDashboard: 'Office dashboard',
    dashboard: 'Dashboard',
    lawSearch: 'Law search',
    pricingSection: 'Prices',
    searchCy: 'Decision search (Northern Cyprus)',
    searchQueryGeneration: 'Search string generation',
    searchTr: 'Decision search (Türkiye)',
    subscriptions: 'Subscriptions',
    voice: 'Voice',
    rag: 'Ask the Assistant',
  },
}
