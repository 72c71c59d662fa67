import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  skipLink: 'Skip to content',
  mainNavigation: 'Main navigation',
  menu: 'Menu',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
  language: {
    switch: 'Türkçeye geç',
    name: 'Türkçe',
    turkish: 'Dili Türkçe yap',
    english: 'Switch the language to English',
  },
  palette: {
    open: 'Commands',
    title: 'Commands',
    placeholder: 'Type a screen, case or client',
    none: 'Nothing matches. Try a shorter word.',
    actions: 'Actions',
    screens: 'Screens',
    settings: 'Settings',
    records: 'Records',
    texts: 'Decisions and laws',
    search: 'Search',
    hint: '↑ ↓ to move, Enter to choose, Esc to close',
  },
  offline: {
    title: 'Mizan cannot be reached.',
    body: 'Check your connection. The page refreshes by itself once it is back.',
    writing: 'Until then no change can be saved; drafts, the timer and recordings go on.',
  },
  slow: {
    preparing: 'Mizan is being prepared. The page opens by itself once it is ready.',
    body: 'The page is taking too long to load. Please refresh.',
    refresh: 'Refresh the page',
  },
  notFound: {
    title: 'There is no page at this address',
    body: 'The address may be mistyped, or the page has moved. You can also look for it in the box above.',
    home: 'Back to the home page',
    page: 'Page not found',
  },
  crash: {
    title: 'This screen could not be opened',
    body: 'Something unexpected happened. Trying again is usually enough.',
    outdated: 'A new version of the application has been published. Reload the page.',
    away: 'A part of this screen could not be loaded without a connection. It opens by itself when the connection is back.',
    reload: 'Reload the page',
    details: 'Technical detail',
  },
  retry: 'Try again',
  failure: {
    unreachable: 'Mizan could not be reached. Check your connection and try again.',
    unknown: 'This could not be completed. Try again.',
  },
  feature: {
    Maintenance: {
      title: '{{name}}: under maintenance',
      body: 'It opens again when the maintenance is done. Try again a little later.',
    },
    TurnedOff: {
      title: '{{name}}: turned off',
      body: 'This part is not open for use at the moment.',
    },
    ComingSoon: {
      title: '{{name}}: coming soon',
      body: 'This part is being prepared and opens here when it is ready.',
    },
    Unavailable: {
      title: '{{name}}: unavailable at the moment',
      body: 'The state of this part could not be read. Try again a little later.',
    },
  },
  pager: { page: 'Page {{page}} of {{pages}}', previous: 'Previous', next: 'Next' },
  list: {
    none: 'No option matches.',
    chosen: 'Chosen: {{label}}',
    remove: 'Remove: {{name}}',
    select: 'Select',
  },
  calendar: {
    open: 'Calendar: {{label}}',
    noDay: 'There is no such day in the calendar.',
    away: 'The calendar could not be loaded without a connection. You can type the day.',
  },
  tab: {
    refused: 'You do not have access to this part',
    refusedBody: 'The administrator of your office grants access.',
  },
  close: 'Close',
  cancel: 'Cancel',
}
