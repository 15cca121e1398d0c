import { useId, useState } from 'react';
import drop from '../../ui/drop-area.module.css';
import { DropArea } from '../../ui/drop-area.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './import-button.module.css';
import { ImportDialog, type ImportDialogProps } from './import-dialog.tsx';

export type ImportButtonProps = Omit<ImportDialogProps, 'files' | 'onClose'>;

/** A drop area and file picker; the content is shown before it is added. */
export function ImportButton({ onImport, ...rest }: ImportButtonProps) {
  const formats = useId();
  const [files, setFiles] = useState<readonly File[] | null>(null);
  return (
    <DropArea onFiles={setFiles} className={styles.area}>
      <p id={formats} className={styles.text}>
        <span className={drop.byMouse}>Drop a GPX, KML, KMZ or GeoJSON file here, or photos.</span>
        <span className={drop.byTouch}>A GPX, KML, KMZ or GeoJSON file, or photos.</span>
      </p>
      {/* The picker offers every file: phones have no type for GPX, and would disable it. */}
      <FileButton
        label="Import a route or photos"
        icon={<Icon name="map" />}
        multiple
        describedBy={formats}
        onFiles={setFiles}
      />
      {files !== null && (
        <ImportDialog
          {...rest}
          files={files}
          onImport={(result) => {
            setFiles(null);
            onImport(result);
          }}
          onClose={() => setFiles(null)}
        />
      )}
    </DropArea>
  );
}
