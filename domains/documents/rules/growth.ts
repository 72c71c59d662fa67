/** Who may still store something while the disk is nearly full: those who have grown most are refused first. */

export interface Disk {
  /** Bytes that are neither written nor promised to anybody. */
  left: number
  /** While less is left, the disk is scarce. */
  scarce: number
}

export interface Growth {
  /** Bytes that the office has written in a day, and those that it has been promised. */
  growth: number
  /** Those that it wants to store now. */
  bytes: number
}

/** One office may have grown in a day by so much of what is still left. */
export const shareOfLeft = 1 / 4

/**
 * The less is left, the smaller is the growth from which an office is refused. So each of several offices that flood the disk
 * stops while there is room for one that stores little.
 */
export const mayGrow = ({ left, scarce }: Disk, { growth, bytes }: Growth): boolean =>
  left >= scarce || growth + bytes <= left * shareOfLeft
