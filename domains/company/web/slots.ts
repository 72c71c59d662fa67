/** Slots of the screen of the office, and the values for its tabs. */
declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** Imports and exports of the whole office; each brings its own heading. */
    'company.data': object
    /** A filter of the record: chooses the subject of entries, such as a case or a client. */
    'company.audit-subject': { value: string | null; onChange: (subjectId: string | null) => void }
  }
}

declare module '@mizan/platform/ui/tabs' {
  interface TabbedScreens {
    /** `onSaid` shows the result of an action above the tab. */
    'company.office': { onSaid: (text: string) => void }
  }
}
