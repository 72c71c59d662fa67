import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  navigation: { home: 'Home', staff: 'Administration', staffShort: 'Admin' },
  announced: {
    search: 'Go to search',
    home: 'Home',
    title: 'This page is being prepared',
    body: 'It will open at this address when it is ready. Meanwhile you can search decisions and laws.',
  },
  home: {
    title: 'Find the decision, read the law.',
    lead: 'Search court decisions and legislation in moments; read each decision beside the laws it cites and the decisions that cite it.',
    field: 'Subject, article, case no.',
    submit: 'Search',
    account: 'To see the results you need an account.',
    signUp: 'Sign up for free',
    signIn: 'Sign in',
    foot: 'Help and information',
    demo: 'Request a demo',
    contact: 'Contact us',
    privacy: 'Privacy policy',
    disclaimer: 'Disclaimer',
    decisions: {
      title: 'Decision search',
      body: 'Decisions of Yargıtay, Danıştay, Anayasa Mahkemesi, the regional courts and Northern Cyprus.',
      count_one: '{{shown}} decision',
      count_other: '{{shown}} decisions',
    },
    laws: {
      title: 'Legislation search',
      body: 'Laws article by article, each beside the decisions that cite it.',
      count_one: '{{shown}} article',
      count_other: '{{shown}} articles',
    },
    entry: {
      title: 'Begin a search here',
      body: 'Examples, search operators and the choice of country on one page.',
    },
  },
}
