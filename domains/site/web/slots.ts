/** Slots of the screens for staff of the service. */
declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** Problems of the server below the jobs: missing or wrong settings; each brings its own heading. */
    'site.server-state': object
    /** The screen where staff changes the figures of calculators. */
    'site.figures': object
    /** The screen where staff writes news. */
    'site.news': object
  }
}
