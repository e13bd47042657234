/** Plain lines that say how far a long command is: seconds since the process started, and the step. */
export class Progress {
  readonly #total: number;
  #done = 0;

  /** @param total how many steps there are */
  constructor(total: number) {
    this.#total = total;
  }

  /** One of the steps is done. */
  step(text: string): void {
    this.#done += 1;
    this.say(`${text} (${this.#done} of ${this.#total})`);
  }

  say(text: string): void {
    console.log(`${process.uptime().toFixed(1).padStart(6)} s  ${text}`);
  }
}
