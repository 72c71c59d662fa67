/** Slots of the screens of accounts. The tabs of the profile are given nothing. */

declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** Below the cards of the profile's first tab: what a person sets for a later domain. */
    'identity.profile': object
  }
}

declare module '@mizan/platform/ui/tabs' {
  interface TabbedScreens {
    'identity.profile': object
  }
}
