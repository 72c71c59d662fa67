/** Slots of the screen of the office. */
declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** What administrators take into the office and out of it as a whole; each brings its own heading. */
    'company.data': object
  }
}
