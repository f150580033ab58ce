/** Works that others wait for. */
export function createHold() {
  const works = new Set<Promise<void>>();
  return {
    /** @returns what ends the work */
    begin(): () => void {
      let end = () => {};
      const work = new Promise<void>((resolve) => {
        end = resolve;
      });
      works.add(work);
      return () => {
        works.delete(work);
        end();
      };
    },
    isFree: (): boolean => works.size === 0,
    async whenFree(): Promise<void> {
      while (works.size > 0) await Promise.all(works);
    },
  };
}
