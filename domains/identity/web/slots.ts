/** Slots of the screens of accounts. The tabs of the profile are given nothing. */

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
