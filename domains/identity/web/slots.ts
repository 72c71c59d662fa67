/** Slots of the screens of accounts. The tabs of the profile get no values. */

declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** Cards below those of the profile's first tab: a person's settings for a later domain. */
    'identity.profile': object
  }
}

declare module '@mizan/platform/ui/tabs' {
  interface TabbedScreens {
    'identity.profile': object
  }
}
