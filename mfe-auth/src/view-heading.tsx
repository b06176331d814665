import { Box, DocumentTitle, Heading, Text } from "@portal/ui";

/** The heading of one of the views before signing in. */
export function ViewHeading({
  title,
  text,
  documentTitle,
}: {
  title: string;
  text: string;
  documentTitle?: string;
}) {
  return (
    <Box mb="6">
      <DocumentTitle>{documentTitle ?? title}</DocumentTitle>
      <Heading as="h1" size="xl" mb="2">
        {title}
      </Heading>
      <Text color="fg.muted">{text}</Text>
    </Box>
  );
}
