/** How much a workshop takes in, and when. */
export interface Workshop {
  /** Vehicles that can be dropped off in one half hour. The desk can set another number. */
  vehicles: number;
  /** Vehicles a day; null for as many as the half hours take. */
  vehiclesADay: number | null;
  /** Hours between a booking and the drop-off. */
  noticeHours: number;
  /** Weekdays without drop-offs on which it is open: 0 is Sunday, 6 is Saturday. */
  closed: readonly number[];
  /** Loan cars a day; 0 for none. */
  loanCars: number;
}
