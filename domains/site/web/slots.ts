/** Slots of the screens for staff of the service. */
declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** Below the jobs: what of the server is missing or not as it should be; each brings its own heading. */
    'site.server-state': object
    /** The screen where staff changes the figures of calculators. */
    'site.figures': object
    /** The screen where staff writes news. */
    'site.news': object
  }
}
