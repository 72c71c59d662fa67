import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  change: '{{before}} → {{after}}',
  changeOf: '{{name}}: {{before}} → {{after}}',
  invitedBy: 'Invited by {{name}}',
  field: {
    name: 'Name',
    surname: 'Surname',
    occupation: 'Occupation',
    barAssociation: 'Bar association',
    barRegistrationNumber: 'Bar registration number',
  },
  reason: { password: 'Wrong password', code: 'Wrong code', factor: 'Wrong second factor' },
  country: { turkey: 'Türkiye', kktc: 'Northern Cyprus' },
  proposal: { accepted: 'Listed', declined: 'Not listed' },
  message: { new: 'New', answered: 'Answered', closed: 'Closed' },
  availability: {
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
