/** Slots of the screens of accounts. */

declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** Below the cards of the profile's first tab: what a person sets for a later domain. */
    'identity.profile': object
    /** The tab of the profile in which people choose what they are told of. */
    'identity.notifications': object
  }
}
