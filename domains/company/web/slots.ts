/** Slots of the screen of the office, and what its tabs are given. */
declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** Imports and exports of the whole office; each brings its own heading. */
    'company.data': object
    /** Among the filters of the record: chooses what entries are about, such as a case or a client. */
    'company.audit-subject': { value: string | null; onChange: (subjectId: string | null) => void }
  }
}

declare module '@mizan/platform/ui/tabs' {
  interface TabbedScreens {
    /** `onSaid` shows the result of an action above the tab. */
    'company.office': { onSaid: (text: string) => void }
  }
}
