/** Slots of the screens of cases and of the dashboard, and what the tabs of a case are given. */
import type { Case } from '../schemas.ts'

declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** Beside the button that adds a case, or where the list is empty; only for those who may add cases. */
    'cases.list-actions': { place: 'head' | 'empty' }
    /** Beside the title of the list, for everybody who sees it. */
    'cases.list-tools': object
    /** "What is next" of a case: its deadline, hearings, time limits, tasks. */
    'cases.next': { record: Case }
    /** Among the buttons in the head of a case that the person may change: what adds something to it. */
    'cases.case-actions': { record: Case }
    /** In the rail beside a case: parties, balance, time. */
    'cases.rail': { record: Case }
    /** Below the blocks of the dashboard, where it moves none of them: a message about the whole office. */
    'dashboard.notice': object
    /** Above what is kept encrypted of a case, documents apart: whether the office has locked it, and the way to unlock it. */
    'cases.locked': object
    /** Beside the buttons of a list whose texts can be searched: those of recordings, in this case alone. */
    'cases.spoken-search': { caseId: string }
    /** In the first steps of an office: how long its trial lasts. */
    'dashboard.trial': object
    /** In the first steps of an office: other ways to have records, besides an import. */
    'dashboard.first-records': object
    /** A block of the dashboard with what is new; it brings its own heading. */
    'dashboard.news': object
  }
}

declare module '@mizan/platform/ui/tabs' {
  interface TabbedScreens {
    'cases.case': { record: Case }
  }
}
