import styles from './Table.module.css';

interface TableProps {
  /** What it is a table of. */
  readonly caption: string;
  readonly head: readonly string[];
  /** The first of each row names it. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Figures in rows. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    <table className={styles['figures']}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], i) => (
          // Rows may be called the same.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={i}>
            <th scope="row">{first}</th>
            {cells.map((cell, j) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={j}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
