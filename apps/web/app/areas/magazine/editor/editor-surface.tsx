import type { ArticleBody } from "@boab/contracts/magazine/body";
import { bodyLimits } from "@boab/contracts/magazine/limits";
import { EditorContent, type JSONContent, useEditor } from "@tiptap/react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { choosePictures } from "./choose-pictures.ts";
import { EditorToolsContext, type UploadedPicture } from "./editor-tools.ts";
import { blocks } from "./extensions/blocks.ts";
import { richText } from "./extensions/rich-text.ts";
import { CardDialog } from "./insert/card-dialog.tsx";
import { LinkDialog } from "./insert/link-dialog.tsx";
import { VideoDialog } from "./insert/video-dialog.tsx";
import { toBody } from "./to-body.ts";
import { Toolbar } from "./toolbar.tsx";

export interface EditorSurfaceProps {
  body: ArticleBody;
  isEditable: boolean;
  onChange(body: ArticleBody): void;
  uploadPicture(file: File): Promise<UploadedPicture | undefined>;
  /** `rail` is beside the text, `head` above it. */
  sidebar: ReactNode;
  head: ReactNode;
}

const extensions = [richText, ...blocks];

const listImages = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));

const textStyle =
  "min-h-80 whitespace-break-spaces wrap-break-word [&_.ProseMirror-separator]:hidden [&>p:only-child:has(>br:only-child)]:before:float-left [&>p:only-child:has(>br:only-child)]:before:h-0 [&>p:only-child:has(>br:only-child)]:before:text-ink-3 [&>p:only-child:has(>br:only-child)]:before:content-['Tell_your_story…'] text-[1.0625rem] leading-[1.72] outline-none md:text-[1.1875rem] [&>p+p]:mt-[1.05em] [&_h2]:mt-[1.5em] [&_h2]:mb-[.5em] [&_h2]:text-[1.75rem] [&_h2]:leading-[1.15] [&_h3]:mt-[1.4em] [&_h3]:mb-[.4em] [&_h3]:text-[1.375rem] [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-7 [&_li]:mt-2 [&_blockquote]:my-8 [&_blockquote]:border-l-3 [&_blockquote]:border-accent [&_blockquote]:pl-5 [&_blockquote]:text-2xl [&_blockquote]:italic [&_hr]:my-10 [&_hr]:border-line [&_a]:text-primary-text [&_a]:underline [&_a]:underline-offset-3";

/** The editor with its toolbar. It is a separate chunk, because it is larger than the rest of the page. */
export default function EditorSurface(props: EditorSurfaceProps) {
  const { body, isEditable, onChange, uploadPicture, sidebar, head } = props;
  const [dialog, setDialog] = useState<"link" | "card" | "video">();
  const insertPictures = useRef<(files: File[]) => void>(() => {});

  const editor = useEditor({
    extensions,
    content: body as JSONContent,
    editable: isEditable,
    immediatelyRender: false,
    // Our content security policy forbids style elements; `textStyle` has the same rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        "aria-label": "Your story",
        "aria-multiline": "true",
        role: "textbox",
        class: textStyle,
      },
      handleKeyDown: (_view, event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return false;
        event.preventDefault();
        setDialog("link");
        return true;
      },
      handlePaste: (_view, event) => insertImages(listImages(event.clipboardData)),
      handleDrop: (_view, event) => insertImages(listImages(event.dataTransfer)),
    },
    onUpdate: ({ editor: one }) => onChange(toBody(one.getJSON())),
  });

  function insertImages(files: File[]): boolean {
    if (files.length > 0) insertPictures.current(files);
    return files.length > 0;
  }

  insertPictures.current = async (files) => {
    const uploaded: UploadedPicture[] = [];
    for (const file of files.slice(0, bodyLimits.galleryPictures)) {
      const picture = await uploadPicture(file);
      if (picture) uploaded.push(picture);
    }
    const [first, ...more] = uploaded.map((picture) => ({ ...picture, alt: "" }));
    if (!first) return;
    const block =
      more.length > 0
        ? { type: "gallery", attrs: { pictures: [first, ...more], caption: "" } }
        : { type: "image", attrs: { ...first, caption: "", layout: "text" } };
    editor?.chain().focus().insertContent(block).run();
  };

  useEffect(() => {
    if (editor && editor.isEditable !== isEditable) editor.setEditable(isEditable, false);
  }, [editor, isEditable]);

  const tools = useMemo(() => ({ isEditable, uploadPicture }), [isEditable, uploadPicture]);

  if (!editor) return null;
  const close = () => setDialog(undefined);
  return (
    <EditorToolsContext value={tools}>
      {isEditable && (
        <Toolbar
          editor={editor}
          onLink={() => setDialog("link")}
          onCard={() => setDialog("card")}
          onVideo={() => setDialog("video")}
          onPictures={() =>
            void choosePictures({ isMultiple: true }).then((files) => insertPictures.current(files))
          }
        />
      )}
      <div className="mx-auto grid w-full max-w-[1240px] items-start lg:grid-cols-[264px_minmax(0,1fr)]">
        <div className="w-full max-w-[800px] px-gutter pt-4 pb-12 lg:order-2 lg:px-10 lg:pt-12">
          {head}
          <EditorContent editor={editor} />
        </div>
        <section
          aria-label="Before you submit"
          className="px-gutter pb-8 text-md lg:sticky lg:top-[120px] lg:pt-10 lg:pr-2 lg:pl-7"
        >
          {sidebar}
        </section>
      </div>
      {dialog === "link" && <LinkDialog editor={editor} onClose={close} />}
      {dialog === "card" && <CardDialog editor={editor} onClose={close} />}
      {dialog === "video" && <VideoDialog editor={editor} onClose={close} />}
    </EditorToolsContext>
  );
}
