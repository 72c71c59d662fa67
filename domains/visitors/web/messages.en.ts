import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  news: { title: 'News', fresh: 'new', feed: 'Follow the news by Atom' },
  staff: {
    forbidden: 'Only staff of the service writes news.',
    add: 'Write news',
    none: 'There are no news yet.',
    edit: 'Edit',
    delete: 'Delete',
    deletion: 'Delete these news?',
    published: 'published',
    draft: 'draft',
    saved: 'The news were saved.',
    day: 'Day (year-month-day)',
    picture: 'Address of the picture on this server',
    titleTr: 'Turkish title',
    bodyTr: 'Turkish text',
    titleEn: 'English title',
    bodyEn: 'English text',
    publish: 'Publish',
    save: 'Save',
    cancel: 'Cancel',
  },
  tutorials: {
    title: 'Your first hour',
    lead: 'Mizan in five steps. A step that you have done is ticked by itself.',
    count: '{{done}} of {{all}} steps are done.',
    completed: 'You have completed your first hour.',
    finish: 'I have completed it',
    done: 'done',
    search: {
      title: 'Search a decision',
      body: 'Type a subject, an article or a case number; you can also tell what happened in your own words.',
      go: 'Go to the search',
    },
    ask: {
      title: 'Ask the assistant',
      body: 'Press the number of a sentence in the answer; the text that it stands on opens at that place.',
      go: 'Go to the assistant',
    },
    compute: {
      title: 'Compute a deadline',
      body: 'Enter the day of service; holidays and the court recess are counted, and each step shows its article.',
      go: 'Go to the calculators',
    },
    case: {
      title: 'Open your first case',
      body: 'Enter the client and the other side; conflicts are checked, and hearings and deadlines go into the calendar.',
      go: 'Go to the cases',
    },
    colleagues: {
      title: 'Invite your office',
      body: 'You decide who may see what, by roles and case by case.',
      go: 'Go to the office',
    },
  },
}
